namespace SplNet.Mutations.Tables;

/// <summary>A table of paper B in form, made from a run.</summary>
/// <param name="Title">Its number and title, with what is different here.</param>
/// <param name="Head">The heads of its columns; the first ones name rows.</param>
/// <param name="Names">How many columns name rows.</param>
/// <param name="Rows">The rows, as long as the head.</param>
internal sealed record PaperTable(string Title, IReadOnlyList<string> Head, int Names, IReadOnlyList<IReadOnlyList<string>> Rows);
