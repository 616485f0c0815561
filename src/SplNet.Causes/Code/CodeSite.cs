namespace SplNet.Causes.Code;

/// <summary>A place in the code that calls, allocates, throws or copies. The counter of its block shows how often it runs.</summary>
/// <param name="Kind">The kind of the site.</param>
/// <param name="Target">The key of the method that it calls, or the name of the type that it makes, boxes or copies.</param>
/// <param name="Line">Its line in the source; 0 without symbols.</param>
internal sealed record CodeSite(SiteKind Kind, string Target, int Line)
{
    /// <summary>No probe.</summary>
    public const int Unprobed = -1;

    /// <summary>True for a call of a method that does not belong to the library: its work is not counted, so it is probed.</summary>
    public bool Leaves { get; init; }

    /// <summary>Bytes that one copy moves.</summary>
    public int CopiedBytes { get; init; }

    /// <summary>The struct of the library that a generic method outside of it works on; null without one.</summary>
    public string? Struct { get; init; }

    /// <summary>The slot of the probe's ticks, followed by the slot of its bytes; or <see cref="Unprobed"/>.</summary>
    public int Probe { get; init; } = Unprobed;

    /// <summary>
    /// True for a call that resumes the code that awaits the method: its time belongs to other methods, whose work is counted.
    /// </summary>
    public bool Resumes { get; init; }

    /// <summary>True if it makes an object by a constructor, which is also a call.</summary>
    public bool Constructs => Kind == SiteKind.New && Target.EndsWith(')');
}
