namespace SplNet.Tests.Statements.Requirements;

/// <summary>An abstract class with requirements that the classes derived from it can keep, and some that they cannot.</summary>
[Spl("THIS.Own < 1 s")]
[Spl("THIS.Shared < 1 s")]
public abstract class Inherited
{
    public static int Shared() => 1;

    public int Own() => 1;

    [Spl("SELF[Words] < 1 s")]
    [Spl("SELF[OwnWords] < 1 s")]
    public virtual int Count(string words) => words.Length;

    [Spl("SELF < 1 s")]
    public int Length() => 1;

    private static IEnumerable<string> Words() => ["a b"];

    private IEnumerable<string> OwnWords() => [GetType().Name];
}

/// <summary>Has them.</summary>
public sealed class Heir : Inherited
{
    public override int Count(string words) => 2 * words.Length;
}

/// <summary>Nothing here is derived from it.</summary>
[Spl("THIS.Own < 1 s")]
public abstract class Childless
{
    public int Own() => 1;
}
