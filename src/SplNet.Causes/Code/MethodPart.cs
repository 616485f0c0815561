namespace SplNet.Causes.Code;

/// <summary>
/// A method of IL, which is a part of the method that the user wrote: itself, or a lambda, a local function, the body of an iterator or of
/// an async method.
/// </summary>
internal sealed class MethodPart
{
    /// <summary>The key of the method of IL.</summary>
    public required string Key { get; init; }

    /// <summary>The key of the method that the user wrote.</summary>
    public required string User { get; init; }

    /// <summary>The index of its assembly in the library.</summary>
    public required int Assembly { get; init; }

    /// <summary>Its code as text whose lines can be compared with the lines of the other build.</summary>
    public required string Text { get; init; }

    /// <summary>
    /// A hash of its code with everything that the compiler has made of it: equal in two builds only if the code is the same. Null if
    /// another part contains this one.
    /// </summary>
    public string? Identity { get; init; }

    /// <summary>The form in which the compiler leaves it, if it is async.</summary>
    public AsyncBody Async { get; init; }

    /// <summary>The source in the symbols; null without symbols.</summary>
    public string? File { get; init; }

    /// <summary>Its first line; 0 without symbols.</summary>
    public int Line { get; init; }

    /// <summary>Its last line; 0 without symbols.</summary>
    public int LastLine { get; init; }

    /// <summary>The methods of the library by which a call may reach it, if it overrides or implements them.</summary>
    public IReadOnlyList<string> Declarations { get; init; } = [];

    /// <summary>Its blocks; empty for code that is not counted.</summary>
    public List<BasicBlock> Blocks { get; } = [];
}
