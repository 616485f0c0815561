namespace SplNet.Syntax.Binding;

/// <summary>What is asked of a type and answered by yes or no.</summary>
[Flags]
internal enum TypeTraits
{
    None = 0,

    /// <summary>Public itself, whatever it is nested in.</summary>
    Public = 1,

    /// <summary>An abstract or static class, or an interface.</summary>
    Abstract = 2,
    Value = 4,

    /// <summary>A span or another ref struct.</summary>
    RefLike = 8,

    /// <summary>A type parameter.</summary>
    Parameter = 16,

    /// <summary>A part of it is missing in the code that is being written: the compiler says so itself, and nothing that depends on it is judged.</summary>
    Incomplete = 32,

    /// <summary>Only its public members are known, as a compiler does not read the others of assemblies that it refers to.</summary>
    Referenced = 64,

    /// <summary>Perhaps not among the types of the run time: of a reference that the compiled assembly may not keep.</summary>
    Unsure = 128,
}
