using Xunit;

namespace SplNet.Xunit;

/// <summary>Requirements as rows of a theory: a test is called <c>Method [name]</c>, and categories are its traits.</summary>
internal static class RequirementRow
{
    private const string Category = "Category";

    public static IReadOnlyCollection<ITheoryDataRow> Of(IReadOnlyList<SplRequirement> requirements) => [.. requirements.Select(Of)];

    private static TheoryDataRow<SplRequirement> Of(SplRequirement requirement)
    {
        var row = new TheoryDataRow<SplRequirement>(requirement) { Label = requirement.Name };
        if (requirement.Categories.Count > 0)
            row.Traits[Category] = [.. requirement.Categories];
        return row;
    }
}
