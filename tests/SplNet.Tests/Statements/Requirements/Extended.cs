namespace SplNet.Tests.Statements.Requirements;

/// <summary>A method that stands in an extension block.</summary>
public static class Extended
{
    extension(int number)
    {
        [Spl("SELF(5) < THIS.Half(6) + 1 s")]
        public int Half() => number / 2;
    }
}
