namespace SplNet.Causes.Tests.Identity;

/// <summary>A piece of source that uses features of a language, and changes of it.</summary>
/// <param name="Name">The name of the namespace, module or class that has it.</param>
/// <param name="Source">The source, without that.</param>
/// <param name="Changes">Changes after which the code is another one: an old text and a new one.</param>
/// <param name="Renamings">Changes after which it is the same.</param>
internal sealed record Feature(
    string Name, string Source, IReadOnlyList<(string Old, string New)> Changes, IReadOnlyList<(string Old, string New)> Renamings)
{
    /// <summary>The source with a change.</summary>
    public string Changed(string old, string other)
    {
        Assert.Contains(old, Source, StringComparison.Ordinal);
        return Source.Replace(old, other, StringComparison.Ordinal);
    }
}
