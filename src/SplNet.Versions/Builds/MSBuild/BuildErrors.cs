using System.Text.RegularExpressions;

namespace SplNet.Versions.Builds.MSBuild;

/// <summary>Finds errors in the output of a build.</summary>
internal static partial class BuildErrors
{
    private const int Shown = 20;
    private const int ShownLines = 30;

    // No build has more packages that only serve it.
    private const int Stampers = 5;

    private const string Feeds = "Package sources come from the nuget.config in the version's sources and from the user's.";

    /// <summary>Creates a failure with the errors, or with the last lines if nothing looks like an error, and with advice.</summary>
    /// <param name="done">The failed operation on the project: read, restored, built.</param>
    /// <param name="folders">Paths below its sources are shown relative to them.</param>
    /// <param name="text">The output.</param>
    /// <param name="advice">The advice for the caller of the build.</param>
    public static BuildFailedException Failure(string done, BuildFolders folders, string text, BuildAdvice advice)
    {
        var relative = text.Replace(folders.Sources + Path.DirectorySeparatorChar, string.Empty, StringComparison.Ordinal);
        var errors = Of(relative);
        var lines = errors.Count > 0
            ? errors.Take(Shown)
            : relative.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries).TakeLast(ShownLines);
        var more = errors.Count > Shown
            ? FormattableString.Invariant($"{Environment.NewLine}… and {errors.Count - Shown} more.")
            : string.Empty;
        var message = $"The project could not be {done}:{Environment.NewLine}{string.Join(Environment.NewLine, lines)}{more}";
        return new BuildFailedException(string.Join(Environment.NewLine, Advised(relative, folders, advice).Prepend(message)), relative);
    }

    /// <summary>Lists the errors, each once: place, code and text.</summary>
    public static IReadOnlyList<string> Of(string text) =>
    [
        .. Matches(text)
            .Select(static match =>
                $"{match.Groups["place"].Value.Trim()}: {match.Groups["code"].Value}: {match.Groups["text"].Value.Trim()}")
            .Distinct(StringComparer.Ordinal),
    ];

    /// <summary>True if an error may be a warning that the project treats as one.</summary>
    /// <param name="text">The output.</param>
    public static bool MayBeWarnings(string text) =>
        Matches(text).Any(static match => WarningCodes.MayBe(match.Groups["code"].Value, match.Groups["text"].Value));

    private static IEnumerable<Match> Matches(string text) =>
        text.Split('\n').Select(static line => Error().Match(line.Trim())).Where(static match => match.Success);

    private static IEnumerable<string> Advised(string text, BuildFolders folders, BuildAdvice advice)
    {
        var missing = Missing().Matches(text).Select(static match => match.Groups["name"].Value).Distinct(StringComparer.OrdinalIgnoreCase)
            .ToLookup(IsPack);
        if (missing[true].Any())
            yield return "The reference assemblies of the target framework are not available. " +
                $"Choose a different framework; the project need not list it: {advice.Framework}.";
        if (missing[false].Count() > Stampers)
            yield return "So many packages lack a source, or their framework is too old. " +
                $"Choose a different framework; the project need not list it: {advice.Framework}.";
        else if (missing[false].Any())
            yield return OfPackages([.. missing[false]], folders.Sources, advice);
        if (Unreachable().IsMatch(text))
            yield return $"A package source does not respond or requires a password. {Feeds} Put passwords in the user's configuration: " +
                $"dotnet nuget update source NAME --username … --password …. To use other sources: {advice.Feeds}.";
    }

    private static string OfPackages(IReadOnlyList<string> missing, string sources, BuildAdvice advice)
    {
        var projects = ProjectSources.Read(sources);
        if (ValidationBaseline.Of(projects) is { } baseline && missing.Any(baseline.Contains))
            return "The build validates the package against an earlier version that no source has. The code does not need this. " +
                $"Build without it: {advice.NoValidation}.";
        return advice.Without is { } without && missing.All(BuildOnlyPackages.Of(projects).Contains)
            ? $"Only the build needs this. Leave it out: {without(missing)}."
            : $"{Feeds} If today's configuration is not in the repository, name it: {advice.Feeds}.";
    }

    // Packs of the framework itself, which the SDK downloads; no project names them.
    private static bool IsPack(string package) =>
        package.EndsWith(".App.Ref", StringComparison.Ordinal) || package == "NETStandard.Library";

    // For example: src/List.cs(12,5): error CS1002: ; expected [src/Lib.csproj::TargetFramework=net8.0]
    [GeneratedRegex(
        @"^(?:\d+>)?(?<place>.*?)\s*:\s+(?:[\w ]+\s)?(?:fatal )?error (?<code>[A-Za-z]+\d+)\s*:\s*(?<text>.*?)(?:\s\[[^\]]*\])?$",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Error();

    // NU1100: Unable to resolve 'Name (>= 3.0.0)' for 'net8.0'. NU1101: Unable to find package Name. NU1102: Unable to find package Name
    // with version (>= 3.0.0)
    [GeneratedRegex(
        @"error NU110[0-3]\s*:\s*Unable to (?:resolve '|find (?:a stable )?package )(?<name>[\w.\-]*\w)",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Missing();

    // NU1301: Unable to load the service index for source https://…; 401 (Unauthorized), 403 (Forbidden)
    [GeneratedRegex(
        @"error NU1301\b|\b40[13] \((?:Unauthorized|Forbidden)",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Unreachable();
}
