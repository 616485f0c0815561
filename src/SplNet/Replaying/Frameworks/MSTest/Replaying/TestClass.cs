using System.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.MSTest.Replaying;

/// <summary>Instantiates a test class; a constructor with a test context takes precedence over the parameterless one.</summary>
internal static class TestClass
{
    public static object Create(Type type, object context)
    {
        var constructor = ConstructorOf(type) ?? throw NoConstructor(type);
        var instance = constructor.GetParameters().Length == 0 ? Invoke(constructor) : Invoke(constructor, context);
        SetContext(instance, context);
        return instance;
    }

    /// <summary>The constructor that MSTest calls, for a class that may be loaded for inspection only; null if there is none.</summary>
    public static ConstructorInfo? ConstructorOf(Type type) =>
        Array.Find(type.GetConstructors(), static one => one.GetParameters() is [var only] && IsContext(only.ParameterType))
        ?? Array.Find(type.GetConstructors(), static one => one.GetParameters().Length == 0);

    /// <summary>The property that receives the test context; null if there is none.</summary>
    public static PropertyInfo? ContextPropertyOf(Type type) =>
        (from current in HookMethods.Hierarchy(type)
         let property = current.GetProperty("TestContext", BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly)
         where property is { CanWrite: true } && IsContext(property.PropertyType)
         select property).FirstOrDefault();

    /// <summary>True for the type of a test context.</summary>
    public static bool IsContext(Type type) => type.FullName == MSTestNames.Space + "TestContext";

    private static object Invoke(ConstructorInfo constructor, params object[] arguments) =>
        constructor.Invoke(BindingFlags.DoNotWrapExceptions, binder: null, arguments, culture: null);

    private static void SetContext(object instance, object context) =>
        ContextPropertyOf(instance.GetType())?.SetValue(
            instance, context, BindingFlags.DoNotWrapExceptions, binder: null, index: null, culture: null);

    private static UnreplayableTestException NoConstructor(Type type) =>
        new($"{type.FullName} needs a public constructor that takes nothing or a TestContext.");
}
