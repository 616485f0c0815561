using System.Reflection;

namespace SplNet.UnitTests.Candidates;

/// <summary>Finds the type of the value for a parameter.</summary>
internal static class PassedType
{
    private const string ReadOnly = "System.Runtime.CompilerServices.IsReadOnlyAttribute";

    /// <summary>
    /// The type of the value. For an <c>in</c> parameter it is the referenced type; a parameter that the test can
    /// write to stays a reference.
    /// </summary>
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
        return parameter.ParameterType.IsByRef
            && parameter.GetCustomAttributesData().Any(static attribute => attribute.AttributeType.FullName == ReadOnly);
    }
}
