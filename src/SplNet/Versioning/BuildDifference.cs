using SplNet.Causes.Code;
using SplNet.Causes.Differences;
using SplNet.Versions.Assemblies;

namespace SplNet.Versioning;

/// <summary>The difference between the assemblies that the tests have loaded and the same sources built like versions.</summary>
/// <param name="Text">The description of the difference.</param>
/// <param name="IsCalled">False if the differing code is never called, such as the constants of a version stamper.</param>
internal sealed record BuildDifference(string Text, bool IsCalled)
{
    private const int MostNamed = 3;

    /// <summary>Finds the difference; null if there is none.</summary>
    /// <param name="tests">The path of the tests' assembly.</param>
    /// <param name="folder">The folder of the build.</param>
    /// <param name="files">The names of its assemblies that were built from the same sources.</param>
    public static BuildDifference? Of(string tests, string folder, IReadOnlyList<string> files)
    {
        var output = Path.GetDirectoryName(tests)!;
        var pairs = files.Select(file => (Todays: Path.Combine(output, file), Built: Path.Combine(folder, file)))
            .Where(static pair => File.Exists(pair.Todays) && File.Exists(pair.Built)).ToList();
        var differing = pairs.Select(
            static pair => (Pair: pair, Difference: LibraryDifference.Between(BuiltCode.Read(pair.Built), BuiltCode.Read(pair.Todays))))
            .Where(static one => one.Difference.Methods.Count + one.Difference.Types.Count > 0).ToList();
        if (differing.Count == 0)
            return null;
        var uncalled = UncalledMethods.In(
            pairs.SelectMany(static pair => new[] { pair.Todays, pair.Built }).Append(tests).Distinct(StringComparer.Ordinal));
        return new BuildDifference(
            string.Join("; ", differing.Select(static one => DescribePair(one.Pair.Todays, one.Pair.Built, one.Difference))),
            differing.Exists(one => one.Difference.Types.Count > 0 || !one.Difference.Methods.Keys.All(uncalled.Contains)));
    }

    private static string DescribePair(string todays, string built, LibraryDifference difference) =>
        $"{Path.GetFileName(todays)} differs in {string.Join(
            ", ",
            new[] { Code(difference), Symbols(todays, built), Frameworks(todays, built), Platforms(todays, built) }.OfType<string>())}";

    private static string Code(LibraryDifference difference)
    {
        var names = difference.Methods.Keys.Concat(difference.Types).Select(MethodKey.ReadableName).Order(StringComparer.Ordinal).ToList();
        var more = names.Count > MostNamed ? FormattableString.Invariant($" and {names.Count - MostNamed} more") : string.Empty;
        return string.Join(", ", names.Take(MostNamed)) + more;
    }

    private static string? Symbols(string todays, string built)
    {
        if (PreprocessorSymbols.Of(todays) is not { } ofToday || PreprocessorSymbols.Of(built) is not { } ofBuilt)
            return null;
        var (only, missing) = (
            ofToday.Except(ofBuilt, StringComparer.Ordinal).ToList(), ofBuilt.Except(ofToday, StringComparer.Ordinal).ToList());
        var texts = new[]
        {
            only.Count == 0 ? null : $"today's with {string.Join(", ", only)}",
            missing.Count == 0 ? null : $"today's without {string.Join(", ", missing)}",
        }.OfType<string>().ToList();
        return texts.Count == 0 ? null : $"its preprocessor symbols ({string.Join(" and ", texts)})";
    }

    private static string? Platforms(string todays, string built)
    {
        var (ofToday, ofBuilt) = (AssemblyPlatform.Of(todays), AssemblyPlatform.Of(built));
        return ofToday == ofBuilt ? null : $"its platform (today's {ofToday}, built {ofBuilt})";
    }

    private static string? Frameworks(string todays, string built)
    {
        var (ofToday, ofBuilt) = (AssemblyFramework.Of(todays), AssemblyFramework.Of(built));
        return ofToday == ofBuilt ? null : $"its target framework (today's {ofToday}, built {ofBuilt})";
    }
}
