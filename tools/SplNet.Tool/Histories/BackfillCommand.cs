using System.Globalization;
using SplNet.History.Importing;
using SplNet.Tool.Reporting;
using SplNet.Tool.Requirements;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Tool.Histories;

/// <summary>
/// The command <c>splnet history backfill</c>: measures the current requirements at past commits. A single revision instead of a range
/// selects only that commit.
/// </summary>
internal sealed class BackfillCommand(HistoryAccess access, TextWriter output, TextWriter errors)
{
    /// <summary>The separator between the ends of a range.</summary>
    public const string Dots = "..";

    private const string ThreeDots = "...";

    /// <summary>The reason why a text is not a range; null if git must decide.</summary>
    public static string? ProblemOf(string? range) => range switch
    {
        null => null,
        _ when range.Contains(ThreeDots, StringComparison.Ordinal) =>
            $"'{range}' has three dots, but a range has two. Write {range.Replace(ThreeDots, Dots, StringComparison.Ordinal)}",
        _ when RequirementInputs.IsAssembly(range) || range.EndsWith(".spl", StringComparison.OrdinalIgnoreCase) =>
            $"'{range}' is not a range of commits. Put one before the files: splnet history backfill v1.0..HEAD {QuotedWord.Of(range)}",
        _ => null,
    };

    /// <summary>Measures the commits and stores the results.</summary>
    /// <param name="range"><c>A..B</c>: the commits that are in B but not in A, and A itself; or one revision.</param>
    /// <param name="every">Measures the last commit and every Nth commit before it.</param>
    /// <param name="request">The measurements to perform.</param>
    /// <param name="settings">The settings for information that result documents lack.</param>
    public ExitCode Run(string range, int every, RunRequest request, ImportSettings settings) => access.Begin(history =>
    {
        if (new RequirementSearch(request.Inputs, adjust: null, errors).Find() is not { } requirements)
            return ExitCode.Usage;
        if (requirements.Count == 0)
            return Nothing.Say(errors, request.Inputs);
        using var repository = GitRepository.Discover(request.Settings.Builds.Folder);
        var commits = Commits(repository, range, every);
        var (recording, failed) = (new RevisionRecording(history, request, settings, errors), 0);
        for (var index = 0; index < commits.Count; index++)
        {
            var (added, missing) = recording.Record(requirements, commits[index]);
            failed += missing;
            output.WriteLine(
                string.Create(CultureInfo.InvariantCulture, $"{index + 1} of {commits.Count}: {Shown(commits[index])}: {added.Runs} runs"));
        }

        return failed > 0 ? ExitCode.NotMeasured : ExitCode.Ok;
    });

    // A commit from a range is identified by its id, which need not be shown twice.
    private static string Shown(GitRevision commit) => commit.Text == commit.Id
        ? commit.Description.Replace($"{commit.Id} = ", string.Empty, StringComparison.Ordinal)
        : commit.Description;

    private static List<GitRevision> Commits(GitRepository repository, string range, int every)
    {
        if (range.Split(Dots) is not [var from, var to])
            return [repository.Resolve(range)];
        var (first, last) = (repository.Resolve(from), repository.Resolve(to.Length == 0 ? "HEAD" : to));
        var ids = repository.History(first, last).Select(static commit => commit.Id).Prepend(first.Id).ToList();
        if (ids.Count == 1)
            throw new SplNetException($"All commits of {last.Text} are also in {first.Text}. Write the older revision first: A..B.");
        return [.. ids.Where((_, index) => (ids.Count - 1 - index) % every == 0).Select(id => repository.Resolve(id))];
    }
}
