using System.Reflection;
using SplNet.Arguments.Reflection;
using Xunit;

namespace SplNet.Xunit;

/// <summary>Requirements as rows of a theory: a test is called <c>Method [name]</c>, and categories are its traits.</summary>
internal static class RequirementRow
{
    private const string Category = "Category";
    private const string Label = "Label";

    // Before xunit.v3 3.0 a row has no label, and its whole name is given.
    private static readonly bool HasLabel = typeof(TheoryDataRow<SplRequirement>).GetProperty(Label) is not null;

    public static IReadOnlyCollection<ITheoryDataRow> Of(IReadOnlyList<SplRequirement> requirements, MethodInfo test) => [.. requirements.Select(requirement => Of(requirement, test))];

    private static TheoryDataRow<SplRequirement> Of(SplRequirement requirement, MethodInfo test)
    {
        var row = new TheoryDataRow<SplRequirement>(requirement);
        if (HasLabel)
            Late.Set(row, Label, requirement.Name);
        else
            row.TestDisplayName = $"{test.ReflectedType}.{test.Name} [{requirement.Name}]";
        if (requirement.Categories.Count > 0)
            row.Traits[Category] = [.. requirement.Categories];
        return row;
    }
}
