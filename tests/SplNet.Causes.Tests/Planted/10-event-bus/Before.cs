namespace Sut;

/// <summary>What happened, about whom, and how important it is.</summary>
public sealed record Message(string Topic, int Subject, int Importance);

/// <summary>Somebody's wish to hear of a topic.</summary>
public sealed class Subscription(int subscriber, int leastImportance)
{
    public int Subscriber { get; } = subscriber;

    public int Received { get; private set; }

    public long Digest { get; private set; }

    public bool Wants(Message message) => message.Importance >= leastImportance && message.Subject != Subscriber;

    public void Deliver(Message message)
    {
        Received++;
        Digest = Digest * 31 + message.Subject;
    }
}

/// <summary>A topic and who hears of it.</summary>
public sealed class Topic(string name)
{
    private readonly List<Subscription> _subscriptions = [];

    public string Name { get; } = name;

    public IReadOnlyList<Subscription> Subscriptions => _subscriptions;

    public Subscription Subscribe(int subscriber, int leastImportance)
    {
        var subscription = new Subscription(subscriber, leastImportance);
        _subscriptions.Add(subscription);
        return subscription;
    }

    public bool Unsubscribe(int subscriber)
    {
        for (var i = 0; i < _subscriptions.Count; i++)
        {
            if (_subscriptions[i].Subscriber != subscriber)
                continue;
            _subscriptions.RemoveAt(i);
            return true;
        }

        return false;
    }
}

/// <summary>Brings messages to whoever wants them.</summary>
public sealed class EventBus
{
    private readonly Dictionary<string, Topic> _topics = new(StringComparer.Ordinal);

    public int Delivered { get; private set; }

    public Topic TopicOf(string name)
    {
        if (!_topics.TryGetValue(name, out var topic))
            _topics[name] = topic = new Topic(name);
        return topic;
    }

    public void Publish(Message message)
    {
        if (_topics.TryGetValue(message.Topic, out var topic) && topic.Subscriptions.Count > 0)
            Deliver(topic, message);
    }

    public void PublishAll(IEnumerable<Message> messages)
    {
        foreach (var message in messages)
            Publish(message);
    }

    private void Deliver(Topic topic, Message message)
    {
        var subscriptions = topic.Subscriptions;
        for (var i = 0; i < subscriptions.Count; i++)
        {
            var subscription = subscriptions[i];
            if (!subscription.Wants(message))
                continue;
            subscription.Deliver(message);
            Delivered++;
        }
    }
}
