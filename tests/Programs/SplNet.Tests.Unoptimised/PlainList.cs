namespace SplNet.Tests.Unoptimised;

/// <summary>Code that was built without optimisation.</summary>
public sealed class PlainList
{
    private int _touched;

    /// <summary>Does next to nothing.</summary>
    public int Touch() => _touched++;
}
