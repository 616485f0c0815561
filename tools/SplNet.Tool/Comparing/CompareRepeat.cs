using System.Globalization;
using SplNet.Tool.Reporting;

namespace SplNet.Tool.Comparing;

/// <summary>The command that repeats one comparison.</summary>
internal static class CompareRepeat
{
    public static ExperimentResult Over(ExperimentResult result, RevisionComparison comparison, CompareRequest request) =>
        result.Repeat is null ? result : result with { Repeat = Command(result.Seed, comparison, request) };

    private static string Command(int seed, RevisionComparison comparison, CompareRequest request)
    {
        var home = comparison.Operand.Source.Home?.Location ?? request.Inputs.Home ?? comparison.Operand.Source.Scope[0].Location;
        string[] words = ["compare", comparison.Base.Text, comparison.Other.Text, "--assembly", home, "--method", comparison.Operand.Name, "--seed", seed.ToString(CultureInfo.InvariantCulture)];
        return string.Join(' ', words.Select(QuotedWord.Of).Prepend("splnet"));
    }
}
