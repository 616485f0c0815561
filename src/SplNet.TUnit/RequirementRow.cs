namespace SplNet.TUnit;

/// <summary>Requirements as rows of a test: a test is called <c>Method [name]</c>, and its categories are those of the requirement.</summary>
internal static class RequirementRow
{
    public static IEnumerable<Func<object?[]?>> Of(IReadOnlyList<SplRequirement> requirements, DataGeneratorMetadata test) => requirements.Select(requirement => (Func<object?[]?>)(() =>
    [
        new TestDataRow<SplRequirement>(requirement, $"{test.TestInformation!.Name} [{requirement.Name}]", Skip: null, [.. requirement.Categories]),
    ]));
}
