namespace SplNet.Syntax.Binding;

/// <summary>The yes-or-no properties of a type.</summary>
[Flags]
internal enum TypeTraits
{
    None = 0,

    /// <summary>Public itself, whatever contains it.</summary>
    Public = 1,

    /// <summary>An abstract or static class, or an interface.</summary>
    Abstract = 2,
    Value = 4,

    /// <summary>A span or another ref struct.</summary>
    RefLike = 8,

    /// <summary>A type parameter.</summary>
    Parameter = 16,

    /// <summary>
    /// A part of it is missing in the unfinished code: the compiler reports it, and nothing that depends on it is checked.
    /// </summary>
    Incomplete = 32,

    /// <summary>Only its public members are known, because a compiler does not read the other members of referenced assemblies.</summary>
    Referenced = 64,

    /// <summary>May be missing at run time: it comes from a reference that the compiled assembly may drop.</summary>
    Unsure = 128,
}
