namespace SplNet.Versions.Repositories.Git;

/// <summary>Lines of a file that stand together.</summary>
/// <param name="First">The first, from 1.</param>
/// <param name="Last">The last.</param>
internal readonly record struct LineRange(int First, int Last)
{
    /// <summary>True if both have a line in common.</summary>
    public bool Meets(int first, int last) => first <= Last && last >= First;
}
