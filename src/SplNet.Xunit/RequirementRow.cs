using System.Reflection;
using SplNet.Arguments.Reflection;
using Xunit;

namespace SplNet.Xunit;

/// <summary>Turns requirements into rows of a theory. A test is called <c>Method [name]</c>, and categories become its traits.</summary>
internal static class RequirementRow
{
    private const string Category = "Category";
    private const string Label = "Label";

    // Before xunit.v3 3.0 rows do not have labels, so the whole name is set.
    private static readonly bool HasLabel = typeof(TheoryDataRow<SplRequirement>).GetProperty(Label) is not null;

    public static IReadOnlyCollection<ITheoryDataRow> Of(IReadOnlyList<SplRequirement> requirements, MethodInfo test) =>
        [.. requirements.Select(requirement => Of(requirement, test))];

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
