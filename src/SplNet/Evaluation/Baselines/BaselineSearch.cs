using System.Globalization;
using SplNet.Evaluation.ResultDocuments;
using SplNet.Statements.Experiments;
using SplNet.Values.Runtimes;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Evaluation.Baselines;

/// <summary>Looks up the baselines of an experiment.</summary>
internal static class BaselineSearch
{
    /// <summary>True if an experiment compares with a baseline.</summary>
    public static bool AreAskedFor(Experiment experiment) => experiment.MeasuredOperands().Any(ComparedBaselines.IsBefore);

    /// <summary>The folder of the documents that an experiment reads and adds to.</summary>
    /// <returns>Null if none is named.</returns>
    public static string? FolderOf(ExperimentOptions options) =>
        options.Baselines.Folder ?? ExperimentOptions.Default.Baselines.Folder
        ?? (options.Baselines.FollowsResults ? options.Results ?? ExperimentOptions.Default.Results : null);

    /// <summary>Finds them.</summary>
    /// <param name="experiment">The experiment; it must not have problems.</param>
    /// <param name="source">The test or the program that states it.</param>
    /// <param name="instance">Which of several that the source states alike, or null.</param>
    /// <param name="framework">The target framework of the program, or null if unknown.</param>
    /// <exception cref="SplNetException">No place to look it up is known, or it is required and missing.</exception>
    /// <exception cref="Versions.Repositories.RepositoryException">The repository lacks required information.</exception>
    public static ComparedBaselines Compared(Experiment experiment, string source, string? instance, string? framework)
    {
        var operands = experiment.MeasuredOperands();
        if (!operands.Any(ComparedBaselines.IsBefore))
            return new ComparedBaselines(experiment, operands, []);
        var options = experiment.Options;
        var folder = FolderOf(options) ?? throw new SplNetException(
            $"{ComparedBaselines.Named(operands)} is the baseline, but no folder of earlier results is named. " +
            "Set Baselines.Folder (SPLNET_BASELINES) or Results (SPLNET_RESULTS), and keep the folder from run to run.");
        var (repository, today) = Opened(experiment.Declaring.Location, options.Versions.Repository, operands);
        using (repository)
        {
            var passed = PassedCommits.Read(folder, RequirementSeries.Of(
                source, instance, framework, experiment.Name, experiment.Text,
                operands.Where(static operand => operand.Operand.Revision is null).Select(static operand => operand.Name)));
            var found = BaselineCommits.Of(repository, today, passed, options.Baselines.Since);
            return found.Count > 0 ? ComparedBaselines.At(options.Baselines.Historian.Choose(found), experiment, operands)
                : options.Baselines.Required ? throw new SplNetException(
                    $"{Reason(passed, Path.GetFullPath(folder), operands)} Baselines.Required (SPLNET_BASELINE_REQUIRED) wants one.")
                : ComparedBaselines.Without(Reason(passed, Path.GetFullPath(folder), operands), today, experiment, operands);
        }
    }

    // Documents name commits of the repository of the tests.
    private static (GitRepository Repository, CheckedOutCommit Today) Opened(
        string program, string? named, IReadOnlyList<MeasuredOperand> operands)
    {
        var folder = program.Length > 0 ? ProgramFolder.Of(program) : throw new SplNetException(
            $"{ComparedBaselines.Named(operands)} is the baseline, but the assembly of the tests is not in a file. " +
            "Run it from the output of a build.");
        var today = CheckedOutCommit.Of(folder) ?? throw new SplNetException(
            $"{ComparedBaselines.Named(operands)} is the baseline, an ancestor of today's code, but {folder} is not in a git repository " +
            "with a commit. Build the tests within the clone, or name a version: x.At(\"nuget:1.0.0\").");
        var repository = GitRepository.Discover(folder);
        if (named is null || IsSame(repository, named))
            return (repository, today);
        repository.Dispose();
        throw new SplNetException(
            $"{ComparedBaselines.Named(operands)} is the baseline, a commit in the repository of the tests, " +
            $"but Versions.Repository names a different repository: {named}. Leave it out, or name a commit: x.At(\"git:v1.0\").");
    }

    private static bool IsSame(GitRepository repository, string named)
    {
        using var other = GitRepository.Discover(named);
        return other.Store.CommonFolder == repository.Store.CommonFolder;
    }

    private static string Reason(PassedCommits passed, string folder, IReadOnlyList<MeasuredOperand> operands) => passed switch
    {
        {
            Documents: 0,
        } => $"No baseline was found for {ComparedBaselines.Named(operands)}: {folder} does not contain results of this requirement.",
        { Ended.Count: 0 } => string.Create(
            CultureInfo.InvariantCulture,
            $"No baseline was found for {ComparedBaselines.Named(operands)}: none of the {passed.Documents} results in {folder} is a " +
            $"pass at a commit without changes in the work tree that did not also fail there."),
        _ => string.Create(
            CultureInfo.InvariantCulture, $"No baseline was found for {ComparedBaselines.Named(operands)}: " +
                $"none of the {passed.Ended.Count} commits that passed by {folder} is one before today's that counts."),
    };
}
