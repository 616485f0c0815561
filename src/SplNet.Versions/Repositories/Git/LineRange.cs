namespace SplNet.Versions.Repositories.Git;

/// <summary>Adjacent lines of a file.</summary>
/// <param name="First">The first, from 1.</param>
/// <param name="Last">The last.</param>
internal readonly record struct LineRange(int First, int Last)
{
    /// <summary>True if both ranges share a line.</summary>
    public bool Meets(int first, int last) => first <= Last && last >= First;
}
