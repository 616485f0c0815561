namespace SplNet.Tests.Unoptimised;

/// <summary>Code that was built without optimisation.</summary>
public sealed class PlainList : IComparer<int>
{
    private int _touched;

    /// <summary>Does next to nothing.</summary>
    public int Touch() => _touched++;

    /// <inheritdoc/>
    public int Compare(int x, int y) => x - y + (0 * _touched);
}
