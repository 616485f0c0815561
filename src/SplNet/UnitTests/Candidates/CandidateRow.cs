using System.Reflection;

namespace SplNet.UnitTests.Candidates;

/// <summary>A row of a data-driven test, as stated by its attribute.</summary>
/// <param name="Values">The values of the row.</param>
internal sealed record CandidateRow(IReadOnlyList<CustomAttributeTypedArgument> Values)
{
    /// <summary>The expected result of the row; null if the framework does not check it.</summary>
    public CustomAttributeTypedArgument? Expected { get; init; }

    /// <summary>The key by which another process finds a row that code returns; null for a row of an attribute.</summary>
    public string? Key { get; init; }

    /// <summary>The text for users of a row that code returns, in parentheses; null if no text identifies it.</summary>
    public string? Text { get; init; }

    /// <summary>True for a row that code returns, if the framework checks the result of the test.</summary>
    public bool ChecksResult { get; init; }

    /// <summary>The reason why it cannot be measured; null if it can.</summary>
    public Refusal? Refusal { get; init; }

    /// <summary>Creates the row from the arguments of an attribute; a parameter array contributes its elements.</summary>
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
