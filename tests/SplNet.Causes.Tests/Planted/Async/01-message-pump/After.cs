using System.Threading.Channels;

namespace Sut;

/// <summary>A message for one topic.</summary>
public readonly record struct Message(string Topic, int Amount);

/// <summary>The sum of one topic.</summary>
public sealed class Handler(string topic)
{
    public string Topic { get; } = topic;

    public int Total { get; private set; }

    public async ValueTask HandleAsync(Message message)
    {
        if (message.Amount % 8 == 0)
            await Task.Yield();
        Total += message.Amount;
    }
}

/// <summary>Takes messages from a channel and hands each to the handler of its topic.</summary>
public sealed class Pump
{
    private readonly Channel<Message> _messages = Channel.CreateUnbounded<Message>();
    private readonly List<Handler> _handlers = [];
    private int _unknown;

    public int Unknown => _unknown;

    public void Add(Handler handler) => _handlers.Add(handler);

    public bool Post(Message message) => _messages.Writer.TryWrite(message);

    public bool Complete() => _messages.Writer.TryComplete();

    public async Task RunAsync()
    {
        while (await _messages.Reader.WaitToReadAsync())
        {
            while (_messages.Reader.TryRead(out var message))
                await DispatchAsync(message);
        }
    }

    private async Task DispatchAsync(Message message)
    {
        foreach (var handler in _handlers)
        {
            if (string.Equals(handler.Topic, message.Topic, StringComparison.Ordinal))
            {
                await handler.HandleAsync(message);
                return;
            }
        }

        _unknown++;
    }
}
