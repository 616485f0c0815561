using SplNet.Replaying;
using SplNet.Statements.Requirements;
using SplNet.Tool.Comparing;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Mutating.Screening;

/// <summary>The performance tests that the user named: the distinct operands of their requirements.</summary>
/// <param name="Tests">The tests, in the order of discovery.</param>
/// <param name="Requirements">The requirements that contain them.</param>
/// <param name="Unreadable">Requirements that cannot be parsed or bound.</param>
internal sealed record PerformanceTests(
    IReadOnlyList<PerformanceTest> Tests, IReadOnlyList<SplRequirement> Requirements, IReadOnlyList<UnreadableRequirement> Unreadable)
{
    /// <summary>Finds the tests.</summary>
    /// <param name="inputs">Assemblies with requirements and formula files; each is a suite.</param>
    /// <param name="errors">Receives the problems of the inputs.</param>
    /// <returns>The tests; null if there is a problem.</returns>
    public static PerformanceTests? Find(RequirementInputs inputs, TextWriter errors)
    {
        var only = inputs.Assemblies.Take(2).ToList();
        var home = inputs.Home ?? (only.Count == 1 ? only[0] : null);
        var tests = new Dictionary<string, PerformanceTest>(StringComparer.Ordinal);
        List<SplRequirement> requirements = [];
        List<UnreadableRequirement> unreadable = [];
        var isWrong = false;
        foreach (var file in inputs.Files)
        {
            if (new RequirementSearch(inputs with { Files = [file], Home = home }, adjust: null, errors).Find() is not { } found)
            {
                isWrong = true;
                continue;
            }

            var search = new OperandSearch();
            foreach (var requirement in found)
                search.Add(requirement);
            foreach (var operand in search.Operands)
            {
                var test = tests.TryGetValue(operand.Key, out var known)
                    ? known
                    : new PerformanceTest(operand, HomeOf(operand.Source)) { Name = NameOf(operand, file, tests.Values) };
                tests[operand.Key] = test with { Suites = [.. test.Suites, file] };
            }

            requirements.AddRange(found);
            unreadable.AddRange(search.Unreadable);
        }

        return isWrong ? null : new PerformanceTests([.. tests.Values], requirements, unreadable);
    }

    private static string NameOf(ComparedOperand operand, string file, IReadOnlyCollection<PerformanceTest> others) =>
        others.Any(other => other.Name == operand.Name) ? $"{operand.Name} in {Path.GetFileName(file)}" : operand.Name;

    /// <summary>The full path of the assembly whose output the processes of a requirement use.</summary>
    public static string HomeOf(RequirementText text) => Path.GetFullPath(RequirementHome.PathOf(text, null));
}
