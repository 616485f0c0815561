namespace SplNet.Syntax.Binding;

/// <summary>Asks for the name that was probably meant, before an advice.</summary>
internal static class Question
{
    public static string For(string name, IEnumerable<string> known) =>
        Spelling.Nearest(name, known) is { } nearest ? $"Did you mean '{nearest}'? " : string.Empty;
}
