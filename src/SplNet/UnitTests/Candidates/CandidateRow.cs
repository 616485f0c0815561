using System.Reflection;

namespace SplNet.UnitTests.Candidates;

/// <summary>A row of a data-driven test, as its attribute states it.</summary>
/// <param name="Values">The values of the row.</param>
internal sealed record CandidateRow(IReadOnlyList<CustomAttributeTypedArgument> Values)
{
    /// <summary>What the test must return for it; null where nobody looks at that.</summary>
    public CustomAttributeTypedArgument? Expected { get; init; }

    /// <summary>Why it cannot be measured; null where it can.</summary>
    public Refusal? Refusal { get; init; }

    /// <summary>The row of an attribute whose arguments are the row: those of a parameter array are taken one by one.</summary>
    /// <param name="attribute">The attribute.</param>
    public static CandidateRow Of(CustomAttributeData attribute)
    {
        ArgumentNullException.ThrowIfNull(attribute);
        var parameters = attribute.Constructor.GetParameters();
        var values = new List<CustomAttributeTypedArgument>();
        foreach (var (parameter, argument) in parameters.Zip(attribute.ConstructorArguments))
        {
            var isList = parameter.ParameterType is { IsArray: true } type && type.GetElementType()!.FullName == "System.Object";
            if (isList && argument.Value is IReadOnlyCollection<CustomAttributeTypedArgument> elements)
                values.AddRange(elements);
            else
                values.Add(argument);
        }

        return new CandidateRow(values);
    }
}
