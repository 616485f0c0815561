using SplNet.History.Importing;
using SplNet.History.Measurements;
using SplNet.History.Stores;
using SplNet.Tool.Requirements;
using SplNet.Versioning;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Tool.Histories;

/// <summary>
/// Measures requirements at a commit that need not be checked out, and stores the results under the names that they have
/// at the checked-out commit.
/// </summary>
/// <param name="history">The history.</param>
/// <param name="request">The measurements to perform.</param>
/// <param name="settings">The settings for information that result documents lack.</param>
/// <param name="errors">Receives the errors.</param>
internal sealed class RevisionRecording(NewHistory history, RunRequest request, ImportSettings settings, TextWriter errors)
{
    /// <summary>Measures and stores the results.</summary>
    /// <param name="requirements">The requirements.</param>
    /// <param name="commit">The commit.</param>
    /// <returns>The additions, and the number of requirements that could not be measured.</returns>
    public (AddedCounts Added, int NotMeasured) Record(IReadOnlyList<SplRequirement> requirements, GitRevision commit)
    {
        var (added, failed) = (default(AddedCounts), 0);
        foreach (var requirement in requirements)
        {
            if (requirement.Problems is { Count: > 0 } wrong)
            {
                errors.WriteLine(string.Join(Environment.NewLine, wrong));
                failed++;
                continue;
            }

            using var folder = new ResultFolder();
            using var interrupted = Interruption.BeforeTheEnd(_ => folder.Dispose());
            if (RevisedRequirement.At(requirement, commit.Id, options => Adjusted(options, folder)) is not { } revised)
                continue;
            var result = revised.Run();
            if (result.Verdict == Verdict.Invalid)
            {
                errors.WriteLine(
                    $"{requirement.Name} was not measured at {commit.Id[..10]}: {string.Join(Environment.NewLine, result.Problems)}");
                failed++;
                continue;
            }

            var revision = new History.Measurements.Revision(commit.CommitId!, commit.TreeId, IsChanged: false);
            added += history.Add(folder.Read(
                settings with { At = new MeasuredRevision(revision, RevisedRequirement.SuffixOf(commit.Id), NameOf(requirement)) }));
        }

        return (added, failed);
    }

    private ExperimentOptions Adjusted(ExperimentOptions options, ResultFolder folder)
    {
        var adjusted = request.Settings.Over(options) with { Results = folder.Path, Reuse = false };
        return request.IsQuiet ? adjusted with { Progress = ProgressDisplay.Off } : adjusted;
    }

    // As in documents, where a name from an attribute counts as well.
    private static string NameOf(SplRequirement requirement) =>
        SeriesName.RequirementOf(requirement.Name == requirement.Formula ? null : requirement.Name, requirement.Formula);
}
