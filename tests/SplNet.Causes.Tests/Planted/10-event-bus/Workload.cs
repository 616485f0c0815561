using Sut;

public static class Workload
{
    private static readonly Message[] Messages =
        [.. Enumerable.Range(0, 100).Select(static i => new Message(i % 4 == 0 ? "audit" : "orders", i % 30, i * 7 % 10))];

    public static object Run()
    {
        var bus = new EventBus();
        var last = bus.TopicOf("orders").Subscribe(99, 5);
        for (var i = 0; i < 16; i++)
            bus.TopicOf("orders").Subscribe(i, i % 8);
        bus.PublishAll(Messages);
        return $"{bus.Delivered} {last.Received} {last.Digest}";
    }
}
