namespace SplNet.Analyzers.Literals;

/// <summary>The form of a piece of constant text.</summary>
internal enum LiteralForm
{
    /// <summary>
    /// Not as characters: <c>nameof(X)</c>, or a constant of another file. All its characters have the location of the whole expression.
    /// </summary>
    Opaque,

    /// <summary>A literal with escape sequences.</summary>
    Regular,

    /// <summary>After an <c>@</c>, where only quotes are doubled.</summary>
    Verbatim,

    /// <summary>Between three quotes or more, on one line or on several.</summary>
    Raw,
}
