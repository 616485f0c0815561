using System.Text.RegularExpressions;

namespace SplNet.Versions.Repositories.Subversion;

/// <summary>The meaning of the client's error codes.</summary>
internal static partial class SvnErrors
{
    // "Could not display info for all targets" follows the actual error.
    private const string OnlyASummary = "200009";

    public static RepositoryException Of(string complaint, string place)
    {
        var matches = Code.Matches(complaint).Where(static match => match.Groups["code"].Value != OnlyASummary).ToList();
        // The first error names the failure, the next ones the reason.
        var what = matches.Count > 0
            ? string.Join("; ", matches.Select(static match => match.Groups["text"].Value.Trim()))
            : complaint.Trim();
        return matches.FirstOrDefault()?.Groups["code"].Value switch
        {
            "160006" or "195002" => new(RepositoryProblem.UnknownRevision, what, place, "List the revisions with svn log."),
            "160005" or "160013" or "160016" or "160033" or "170000" or "195012" =>
                new(RepositoryProblem.UnknownRevision, what, place, "Run svn ls at that URL; the name may differ at that revision."),
            "155007" or "155010" or "180001" => new(
                RepositoryProblem.NotARepository, what, place,
                "Compare versions from within a working copy of the project, or name a URL."),
            "170001" or "215004" => new(
                RepositoryProblem.Unreachable, what, place, "The server requires a name and a password, which SplNet does not ask for. " +
                    "Export the revision yourself and name the folder."),
            "170013" or "210002" or "210005" or "670002" or "670008" or "000111" or "730061" =>
                new(RepositoryProblem.Unreachable, what, place, "Check that svn info reaches the server."),
            "160004" or "160000" => new(RepositoryProblem.CorruptObject, what, place, "Run svnadmin verify."),
            _ => new(
                RepositoryProblem.Unsupported, what.Length > 0 ? what : "svn failed without a message", place,
                "Check that svn info works there."),
        };
    }

    [GeneratedRegex(
        @"svn: (warning: )?[EW](?<code>\d{6}): (?<text>[^\n]*)",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Code { get; }
}
