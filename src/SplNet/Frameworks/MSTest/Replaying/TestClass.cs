using System.Reflection;
using SplNet.Testing;

namespace SplNet.Frameworks.MSTest.Replaying;

/// <summary>Makes an object of a test class: the constructor that takes a test context comes before the one without parameters.</summary>
internal static class TestClass
{
    public static object Create(Type type, object context)
    {
        var instance = type.GetConstructor([MSTestNames.TestContext!]) is { } withContext
            ? Invoke(withContext, context)
            : Invoke(type.GetConstructor(Type.EmptyTypes) ?? throw NoConstructor(type));
        SetContext(instance, context);
        return instance;
    }

    private static object Invoke(ConstructorInfo constructor, params object[] arguments) =>
        constructor.Invoke(BindingFlags.DoNotWrapExceptions, binder: null, arguments, culture: null);

    private static void SetContext(object instance, object context)
    {
        const BindingFlags declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly;
        for (var type = instance.GetType(); type is not null; type = type.BaseType)
        {
            if (type.GetProperty("TestContext", declared) is { CanWrite: true } property && property.PropertyType == MSTestNames.TestContext)
            {
                property.SetValue(instance, context, BindingFlags.DoNotWrapExceptions, binder: null, index: null, culture: null);
                return;
            }
        }
    }

    private static UnreplayableTestException NoConstructor(Type type) =>
        new($"{type.FullName} has neither a public constructor without parameters nor one that takes a TestContext.");
}
