using System.Reflection;

namespace SplNet.UnitTests.Candidates;

/// <summary>The type of the value that a parameter takes.</summary>
internal static class PassedType
{
    private const string ReadOnly = "System.Runtime.CompilerServices.IsReadOnlyAttribute";

    /// <summary>The type; that of an <c>in</c> parameter is the one that it refers to, and stays a reference where the test could write to it.</summary>
    /// <param name="parameter">The parameter.</param>
    public static Type Of(ParameterInfo parameter)
    {
        ArgumentNullException.ThrowIfNull(parameter);
        return IsReference(parameter) ? parameter.ParameterType.GetElementType()! : parameter.ParameterType;
    }

    /// <summary>True for an <c>in</c> parameter.</summary>
    /// <param name="parameter">The parameter.</param>
    public static bool IsReference(ParameterInfo parameter)
    {
        ArgumentNullException.ThrowIfNull(parameter);
        return parameter.ParameterType.IsByRef && parameter.GetCustomAttributesData().Any(static attribute => attribute.AttributeType.FullName == ReadOnly);
    }
}
