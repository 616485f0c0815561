namespace SplNet.Tests.Arguments.Reflection;

/// <summary>An abstract class as a test framework has one; public, since a class made at run time cannot be below another.</summary>
public abstract class ForeignContext
{
    public abstract int Count { get; }

    public virtual string Kept => "own";

    public abstract string? Join(string text, int number);

    public abstract void Write(string text);
}
