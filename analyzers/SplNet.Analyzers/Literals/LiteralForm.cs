namespace SplNet.Analyzers.Literals;

/// <summary>How a piece of a constant text is written.</summary>
internal enum LiteralForm
{
    /// <summary>Not as characters: <c>nameof(X)</c>, or a constant of another file. All its characters have the place of the whole expression.</summary>
    Opaque,

    /// <summary>With escape sequences.</summary>
    Regular,

    /// <summary>Behind an <c>@</c>, where only quotes are doubled.</summary>
    Verbatim,

    /// <summary>Between three quotes or more, on one line or on several.</summary>
    Raw,
}
