namespace SplNet.Syntax.Binding;

/// <summary>How a type is made.</summary>
internal enum TypeShape
{
    /// <summary>A class, a struct, an interface, an enumeration, a delegate, or a type parameter.</summary>
    Named,
    Array,
    Pointer,
    FunctionPointer,

    /// <summary>The type of a <c>ref</c>, <c>in</c> or <c>out</c> parameter, or of a reference that is returned.</summary>
    Reference,
}
