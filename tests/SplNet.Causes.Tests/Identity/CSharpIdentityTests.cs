using Microsoft.CodeAnalysis;
using SplNet.Causes.Tests.Building;

namespace SplNet.Causes.Tests.Identity;

public class CSharpIdentityTests
{
    private const string Mark = "public interface IMark;";

    // Each takes numbers of the compiler's: of lambdas, closures, anonymous types, delegates, tables, state machines.
    private static readonly string[] Others =
    [
        "namespace Others { public static class A { public static int Get(int n) { Func<int, int> f = x => x + n; return f(1); } } }",
        "namespace Others { public static class B { public static int Get() { var g = (long a, int b = 5) => a - b; return (int)g(3); " +
        "} public static int[] Numbers() => [9, 8, 7, 6, 5, 4, 1]; } }",
        "namespace Others { public static class D { public static object Get() => new { Q = 1 }; " +
        "public static object Two() => new { X = 1, W = 2L }; } }",
        "namespace Others { public static class E { public static IEnumerable<int> Get() { yield return 1; " +
        "} public static async Task Wait() { await Task.Yield(); " +
        "} public static string Line([System.Runtime.CompilerServices.CallerLineNumber] int n = 0) => $\"{n}\"; } }",
        "namespace Others { public static class F { public static dynamic Get(dynamic d) => d + 1; " +
        "public static IEnumerable<string> One(string s) => [s, s, s]; } file class Helper; }",
        "\n// a comment\n\n",
    ];

    public static TheoryData<int> Rounds => [.. Enumerable.Range(0, CSharpFeatures.All.Max(static feature => feature.Changes.Count))];

    // The source of each feature stands where chance puts it, among other code.
    [Theory]
    [InlineData(1, OptimizationLevel.Release)]
    [InlineData(2, OptimizationLevel.Release)]
    [InlineData(3, OptimizationLevel.Debug)]
    public void SameSourceNextToOtherCodeInAnotherFolder_IsTheSameCode(int seed, OptimizationLevel level)
    {
        // The name of its file is a part of the name of a type of one file, and of the path of the source. Its
        // folder and its lines are not.
        var random = new Random(seed);
        var ofFiles = CSharpFeatures.All.Where(static feature => feature.Name is "Files" or "Places").ToList();
        var others = CSharpFeatures.All.Except(ofFiles).ToList();
        var older = Built.CSharp("/here", level, [.. ofFiles.Concat(others).Select(static feature => Text(feature, feature.Source))]);
        var fillers = Shuffled(Others, random);
        var newer = Built.CSharp(
            "/there/deeper", level, [.. ofFiles.Select(static feature => "\n\n" + Text(feature, feature.Source)), .. Shuffled(
                [.. others.Select((feature, index) => "\n" + fillers.ElementAtOrDefault(index) + Text(feature, feature.Source))], random)]);
        Assert.Equal([], Built.Differing(older, newer));
    }

    // In each round every feature that has another change has that one: each of them is named, and nothing else is.
    [Theory]
    [MemberData(nameof(Rounds))]
    public void ChangedSource_IsDifferentCode(int round)
    {
        var differing = Built.Differing(
            Built.CSharp(
                "/here", OptimizationLevel.Release, [Mark, .. CSharpFeatures.All.Select(static feature => Text(feature, feature.Source))]),
            Built.CSharp("/there", OptimizationLevel.Release, [Mark, .. CSharpFeatures.All.Select(feature => Text(
                feature,
                feature.Changes.ElementAtOrDefault(round) is (string old, string other) ? feature.Changed(old, other) : feature.Source))]));
        Assert.Equal(
            CSharpFeatures.All.Where(feature => feature.Changes.Count > round)
                .Select(feature => $"{feature.Name}: {feature.Changes[round].Old} → {feature.Changes[round].New}"),
            CSharpFeatures.All.Where(feature => differing.Any(name => name.StartsWith(feature.Name + '.', StringComparison.Ordinal)))
                .Select(feature =>
                    $"{feature.Name}: {feature.Changes.ElementAtOrDefault(round).Old} → {feature.Changes.ElementAtOrDefault(round).New}"));
    }

    [Fact]
    public void RenamedVariablesAndTypeParameters_AreTheSameCode() => Assert.Equal([], Built.Differing(
        Built.CSharp("/here", OptimizationLevel.Release, [.. CSharpFeatures.All.Select(static feature => Text(feature, feature.Source))]),
        Built.CSharp("/there", OptimizationLevel.Release, [.. CSharpFeatures.All.Select(static feature => Text(feature, feature.Renamings
            .Aggregate(feature.Source, static (source, change) => source.Replace(change.Old, change.New, StringComparison.Ordinal))))])));

    private static string Text(Feature feature, string source) => $"namespace {feature.Name} {{ {source} }}\n";

    private static string[] Shuffled(string[] pieces, Random random)
    {
        string[] shuffled = [.. pieces];
        random.Shuffle(shuffled);
        return shuffled;
    }
}
