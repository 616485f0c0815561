namespace Sut;

/// <summary>Takes values.</summary>
public interface ISubscriber
{
    ValueTask TakeAsync(int value);
}

/// <summary>Sums values; of some it rests a turn.</summary>
public sealed class Sum(int rests) : ISubscriber
{
    public long Total { get; private set; }

    public async ValueTask TakeAsync(int value)
    {
        if (value % rests == 0)
            await Task.Yield();
        Total += value;
    }
}

/// <summary>Publishes values to those that subscribe.</summary>
public sealed class Topic
{
    private readonly List<ISubscriber> _subscribers = [];

    public IReadOnlyList<ISubscriber> Subscribers => _subscribers;

    public int Published { get; private set; }

    public void Subscribe(ISubscriber subscriber) => _subscribers.Add(subscriber);

    public async Task PublishAsync(int value)
    {
        if (value < 0)
            throw new ArgumentOutOfRangeException(nameof(value), "Values are not negative.");
        for (var index = 0; index < Subscribers.Count; index++)
            await Subscribers[index].TakeAsync(value);
        Published++;
    }
}
