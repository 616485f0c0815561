using System.Threading.Channels;

namespace Sut;

/// <summary>A message for one topic.</summary>
public readonly record struct Message(string Topic, int Amount);

/// <summary>Sums what arrives for a topic.</summary>
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
    private readonly Dictionary<string, Handler> _handlers = [];
    private int _unknown;

    public int Unknown => _unknown;

    public void Add(Handler handler) => _handlers[handler.Topic] = handler;

    public bool Post(Message message) => _messages.Writer.TryWrite(message);

    public void Complete() => _messages.Writer.Complete();

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
        if (_handlers.TryGetValue(message.Topic, out var handler))
            await handler.HandleAsync(message);
        else
            _unknown++;
    }
}
