namespace SplNet.Versions.Tests.Repositories.Git;

/// <summary>What a commit of the sample does to the time of its methods.</summary>
public enum SampleCommitKind
{
    Neutral,
    Improvement,
    Regression,
    Broken,
    Rename,
    Documentation,
}
