namespace SplNet.Causes.Selection;

/// <summary>Ways in which code can depend on more than the methods it executes and the types it names.</summary>
[Flags]
internal enum Reach
{
    /// <summary>It depends on nothing else.</summary>
    None = 0,

    /// <summary>It may inspect the members of types it uses: reflection, serializers, late binding.</summary>
    Members = 1,

    /// <summary>It may search whole assemblies for types, or the code of a package may.</summary>
    Discovery = 2,

    /// <summary>It may read files.</summary>
    Files = 4,

    /// <summary>It loads or generates code at run time.</summary>
    Generation = 8,

    /// <summary>It calls native code.</summary>
    Native = 16,
}
