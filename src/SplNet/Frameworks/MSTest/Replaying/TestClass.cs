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

    /// <summary>True if a class gets a test context, by its constructor or by its property; it may be one that is only looked at.</summary>
    public static bool TakesContext(Type type) =>
        type.GetConstructors().Any(static constructor => constructor.GetParameters() is [var only] && IsContext(only.ParameterType)) || ContextProperties(type).Any();

    private static object Invoke(ConstructorInfo constructor, params object[] arguments) =>
        constructor.Invoke(BindingFlags.DoNotWrapExceptions, binder: null, arguments, culture: null);

    private static void SetContext(object instance, object context) =>
        ContextProperties(instance.GetType()).FirstOrDefault()?.SetValue(instance, context, BindingFlags.DoNotWrapExceptions, binder: null, index: null, culture: null);

    private static IEnumerable<PropertyInfo> ContextProperties(Type type) =>
        from current in HookMethods.Hierarchy(type)
        let property = current.GetProperty("TestContext", BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly)
        where property is { CanWrite: true } && IsContext(property.PropertyType)
        select property;

    private static bool IsContext(Type type) => type.FullName == MSTestNames.Space + "TestContext";

    private static UnreplayableTestException NoConstructor(Type type) =>
        new($"{type.FullName} has neither a public constructor without parameters nor one that takes a TestContext.");
}
