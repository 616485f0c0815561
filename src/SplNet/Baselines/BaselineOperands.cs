using System.Globalization;
using SplNet.Experiments;
using SplNet.ResultDocuments;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Baselines;

/// <summary>The operands of an experiment, with a commit in the place of each baseline.</summary>
/// <param name="Operands">What is measured.</param>
/// <param name="Notes">What a report should say of the baseline.</param>
internal sealed record BaselineOperands(IReadOnlyList<MeasuredOperand> Operands, IReadOnlyList<string> Notes)
{
    /// <summary>True if an experiment compares with a baseline.</summary>
    public static bool AreAskedFor(Experiment experiment) => experiment.MeasuredOperands().Any(IsBefore);

    /// <summary>The folder of the documents that an experiment reads and adds to.</summary>
    /// <returns>Null where none is named.</returns>
    public static string? FolderOf(ExperimentOptions options) =>
        options.Baselines.Folder ?? ExperimentOptions.Default.Baselines.Folder ?? options.Results ?? ExperimentOptions.Default.Results;

    /// <summary>Finds the baseline.</summary>
    /// <param name="experiment">The experiment, which has no problems.</param>
    /// <param name="source">The test or the program that states it.</param>
    /// <param name="instance">Which of several that the source states alike, or null.</param>
    /// <exception cref="SplNetException">There is no place to look it up, or it is required and not there.</exception>
    /// <exception cref="Versions.Repositories.RepositoryException">The repository does not have what must be known.</exception>
    public static BaselineOperands Of(Experiment experiment, string source, string? instance)
    {
        var operands = experiment.MeasuredOperands();
        if (!operands.Any(IsBefore))
            return new BaselineOperands(operands, []);
        var options = experiment.Options;
        var folder = FolderOf(options) ?? throw new SplNetException(
            $"{Named(operands)} is the baseline, and no folder is named where earlier results are: set Baselines.Folder (SPLNET_BASELINES) or Results (SPLNET_RESULTS), and keep the folder from run to run.");
        var (repository, today) = Opened(experiment.Declaring.Location, options.Versions.Repository, operands);
        using (repository)
        {
            var passed = PassedCommits.Read(folder, RequirementSeries.Of(source, instance, experiment.Name, experiment.Text, operands.Where(static operand => operand.Operand.Revision is null).Select(static operand => operand.Name)));
            var found = BaselineCommits.Of(repository, today, passed, options.Baselines.Since);
            return found.Count > 0 ? At(found[0], operands)
                : options.Baselines.Required ? throw new SplNetException($"{Reason(passed, Path.GetFullPath(folder), operands)} Baselines.Required (SPLNET_BASELINE_REQUIRED) wants one.")
                : Without(Reason(passed, Path.GetFullPath(folder), operands), today, operands);
        }
    }

    private static bool IsBefore(MeasuredOperand operand) => operand.Operand.Revision == Revision.Before;

    private static string Named(IEnumerable<MeasuredOperand> operands) => string.Join(" and ", operands.Where(IsBefore).Select(static operand => $"'{operand.Name}'"));

    // Documents name commits of the repository in which the tests lie.
    private static (GitRepository Repository, CheckedOutCommit Today) Opened(string program, string? named, IReadOnlyList<MeasuredOperand> operands)
    {
        var folder = program.Length > 0 ? Path.GetDirectoryName(program)! : throw new SplNetException($"{Named(operands)} is the baseline, and the assembly of the tests lies in no file: run it from the output of a build.");
        var today = CheckedOutCommit.Of(folder) ?? throw new SplNetException(
            $"{Named(operands)} is the baseline, a commit that today's code came from, and {folder} lies in no git repository with a commit. Build the tests within the clone, or name a version: x.At(\"nuget:1.0.0\").");
        var repository = GitRepository.Discover(folder);
        if (named is null || IsSame(repository, named))
            return (repository, today);
        repository.Dispose();
        throw new SplNetException($"{Named(operands)} is the baseline, which is a commit of the repository of the tests, and Versions.Repository names another one: {named}. Leave it out, or name a commit: x.At(\"git:v1.0\").");
    }

    private static bool IsSame(GitRepository repository, string named)
    {
        using var other = GitRepository.Discover(named);
        return other.Store.CommonFolder == repository.Store.CommonFolder;
    }

    private static BaselineOperands At(Baseline baseline, IReadOnlyList<MeasuredOperand> operands) => new(
        [.. operands.Select(operand => IsBefore(operand) ? operand with { Operand = operand.Operand.At(Revision.Git(baseline.Commit)) } : operand)],
        [string.Create(CultureInfo.InvariantCulture, $"{Named(operands)} is the last commit before today's at which the requirement passed, on {baseline.Passed.UtcDateTime:yyyy-MM-dd HH:mm} UTC.")]);

    private static BaselineOperands Without(string reason, CheckedOutCommit today, IReadOnlyList<MeasuredOperand> operands) => new(
        [.. operands.Select(static operand => IsBefore(operand) ? operand with { Operand = operand.Operand.Today(), Instead = "today's code, for want of a baseline" } : operand)],
        [
            $"{reason} {Named(operands)} is today's code here, which is compared with itself: a pass says nothing of earlier code.",
            today.IsChanged
                ? "The work tree has changes, so this cannot become the baseline: commit them, and evaluate the requirement once more."
                : $"If the requirement passes, commit {today.Id[..10]} becomes the baseline.",
        ]);

    private static string Reason(PassedCommits passed, string folder, IReadOnlyList<MeasuredOperand> operands) => passed switch
    {
        { Documents: 0 } => $"There is no baseline for {Named(operands)}: {folder} has no results of this requirement.",
        { Ended.Count: 0 } => string.Create(CultureInfo.InvariantCulture, $"There is no baseline for {Named(operands)}: none of the {passed.Documents} results in {folder} is a pass of a commit without changes in the work tree, at which it did not fail as well."),
        _ => string.Create(CultureInfo.InvariantCulture, $"There is no baseline for {Named(operands)}: none of the {passed.Ended.Count} commits that passed by {folder} is one before today's that counts."),
    };
}
