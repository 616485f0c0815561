namespace SplNet.TUnit;

/// <summary>Turns requirements into rows of a test. A test is called <c>Method [name]</c> and has the requirement's categories.</summary>
internal static class RequirementRow
{
    public static IEnumerable<Func<object?[]?>> Of(IReadOnlyList<SplRequirement> requirements, DataGeneratorMetadata test) =>
        requirements.Select(requirement => (Func<object?[]?>)(() =>
        [
            new TestDataRow<SplRequirement>(
                requirement, $"{test.TestInformation!.Name} [{requirement.Name}]", Skip: null, [.. requirement.Categories]),
        ]));
}
