using System.Runtime.CompilerServices;

namespace Sut;

/// <summary>Runs what waits, on the thread that asks for it.</summary>
public sealed class Loop
{
    private readonly Queue<Action> _waiting = new();

    public Turn Turn() => new(this);

    public void Post(Action action) => _waiting.Enqueue(action);

    public void Run(Task until)
    {
        while (!until.IsCompleted && _waiting.TryDequeue(out var action))
            action();
    }
}

/// <summary>A turn of the loop.</summary>
public readonly struct Turn(Loop loop) : ICriticalNotifyCompletion
{
    public bool IsCompleted => false;

    public Turn GetAwaiter() => this;

    public void GetResult()
    {
    }

    public void OnCompleted(Action continuation) => loop.Post(continuation);

    public void UnsafeOnCompleted(Action continuation) => loop.Post(continuation);
}

/// <summary>A step, the more urgent the lower its number.</summary>
public sealed record Step(int Urgency, int Cost);

/// <summary>Takes the most urgent step each time.</summary>
public sealed class Turnstile(Loop loop)
{
    private readonly List<(Step Step, int Order)> _steps = [];
    private int _added;

    public int Spent { get; private set; }

    public void Add(Step step) => _steps.Add((step, _added++));

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
        _steps.Sort(static (left, right) =>
            left.Step.Urgency != right.Step.Urgency ? right.Step.Urgency - left.Step.Urgency : right.Order - left.Order);
        var next = _steps[^1].Step;
        _steps.RemoveAt(_steps.Count - 1);
        return next;
    }
}
