namespace SplNet.Tests.Constructs;

/// <summary>A little C# in a lambda, which the counting loop calls through its delegate and the runtime never inlines.</summary>
/// <param name="Group">Its group.</param>
/// <param name="Name">Its name.</param>
internal sealed record Construct(string Group, string Name)
{
    private Func<int, int>? Call { get; init; }

    private Func<int, ValueTask>? AwaitedCall { get; init; }

    /// <summary>A construct that ends when it returns.</summary>
    public static Construct Of(string group, string name, Func<int, int> call) => new(group, name) { Call = call };

    /// <summary>A construct that is awaited.</summary>
    public static Construct Awaited(string group, string name, Func<int, ValueTask> call) => new(group, name) { AwaitedCall = call };

    /// <summary>Performs it.</summary>
    /// <param name="count">How often.</param>
    public void Perform(int count)
    {
        if (Call is { } call)
        {
            CallLoop.Perform(call, count);
            return;
        }

        using var loop = new AwaitLoop(AwaitedCall!);
        loop.Perform(count);
    }
}
