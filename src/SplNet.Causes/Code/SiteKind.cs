namespace SplNet.Causes.Code;

/// <summary>The kind of a place in the code that is worth counting.</summary>
internal enum SiteKind
{
    /// <summary>It calls a method.</summary>
    Call,

    /// <summary>It makes an object or an array.</summary>
    New,

    /// <summary>It boxes a value.</summary>
    Box,

    /// <summary>It throws.</summary>
    Throw,

    /// <summary>It copies a struct of the library.</summary>
    Copy,
}
