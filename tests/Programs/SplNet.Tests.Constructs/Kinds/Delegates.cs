namespace SplNet.Tests.Constructs.Kinds;

/// <summary>Lambdas, closures and method groups.</summary>
internal static class Delegates
{
    private const string Group = "Delegates";

    public static IReadOnlyList<Construct> All =>
    [
        Construct.Of(Group, "lambda without captures", static i => Given.Apply(static x => x + 1, i)),
        Construct.Of(Group, "lambda with a capture, passed on", static i => Given.Apply(x => x + i, 1)),
        Construct.Of(Group, "lambda with a capture, passed to a method that is inlined", static i => Given.ApplyInline(x => x + i, 1)),
        Construct.Of(Group, "lambda with a capture, called in place", static i => { Func<int, int> add = x => x + i; return add(1); }),
        Construct.Of(Group, "local function with a capture", static i => { return Add(1); int Add(int x) => x + i; }),
        Construct.Of(Group, "static method group", static i => Given.Apply(Given.Increment, i)),
        Construct.Of(Group, "instance method group, passed on", static i => Given.Apply(Given.Adder.Add, i)),
        Construct.Of(Group, "instance method group, called in place", static i => { Func<int, int> add = Given.Adder.Add; return add(i); }),
    ];
}
