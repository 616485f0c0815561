namespace SplNet.Tests.Statements.Requirements;

/// <summary>A property that stands in an extension block.</summary>
public static class Worded
{
    extension(string text)
    {
        [Spl("SELF < 1 s")]
        [Spl("Worded.get_Words('a b') < 1 s")]
        public int Words => text.Split(' ').Length;
    }
}
