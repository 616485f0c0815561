using System.Runtime.CompilerServices;

namespace Sut;

/// <summary>Runs what waits, on the thread that asks for it.</summary>
public sealed class Loop
{
    private readonly Queue<Action> _actions = new();

    public Turn Turn() => new(this);

    public void Post(Action action) => _actions.Enqueue(action);

    public void Run(Task until)
    {
        while (!until.IsCompleted && _actions.TryDequeue(out var action))
            action();
    }
}

/// <summary>Goes on when the loop comes to it.</summary>
public readonly struct Turn(Loop loop) : ICriticalNotifyCompletion
{
    public bool IsCompleted => false;

    public Turn GetAwaiter() => this;

    public void GetResult()
    {
    }

    public void OnCompleted(Action next) => loop.Post(next);

    public void UnsafeOnCompleted(Action next) => loop.Post(next);
}

/// <summary>A step, the more urgent the lower its number.</summary>
public sealed record Step(int Urgency, int Cost);

/// <summary>The most urgent step comes first.</summary>
public sealed class Turnstile(Loop loop)
{
    private readonly PriorityQueue<Step, (int, int)> _steps = new();
    private int _added;

    public int Spent { get; private set; }

    public void Add(Step step) => _steps.Enqueue(step, (step.Urgency, _added++));

    public async Task RunAsync()
    {
        while (_steps.Count > 0)
        {
            var step = await NextAsync();
            Spent += step.Cost;
            if (step.Cost % 5 == 0)
                Add(new Step(step.Urgency + 3, step.Cost + 1));
        }
    }

    private async ValueTask<Step> NextAsync()
    {
        await loop.Turn();
        return _steps.Dequeue();
    }
}
