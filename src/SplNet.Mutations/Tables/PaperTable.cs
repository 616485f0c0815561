namespace SplNet.Mutations.Tables;

/// <summary>A table in the form of paper B, made from a run.</summary>
/// <param name="Title">Its number and title, with the differences here.</param>
/// <param name="Head">The heads of its columns; the first ones name rows.</param>
/// <param name="Names">The number of columns that name rows.</param>
/// <param name="Rows">The rows, as long as the head.</param>
internal sealed record PaperTable(string Title, IReadOnlyList<string> Head, int Names, IReadOnlyList<IReadOnlyList<string>> Rows);
