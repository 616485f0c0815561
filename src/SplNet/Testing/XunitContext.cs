using System.Reflection;

namespace SplNet.Testing;

/// <summary>Reads xUnit's context of the running test without a reference to xUnit.</summary>
internal static class XunitContext
{
    /// <summary>A property of the context, or null if there is none or xUnit runs no test.</summary>
    public static object? Property(string name)
    {
        var context = Type.GetType("Xunit.TestContext, xunit.v3.core", throwOnError: false)
            ?.GetProperty("Current", BindingFlags.Public | BindingFlags.Static)?.GetValue(null);
        return context?.GetType().GetProperty(name)?.GetValue(context);
    }
}
