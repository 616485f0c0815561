using Sut;

public static class Workload
{
    public static object Run()
    {
        var mailbox = new Mailbox(new Connection());
        for (var letter = 0; letter < 40; letter++)
            mailbox.Put($"letter {letter}");
        return mailbox.FlushAsync().GetAwaiter().GetResult() + mailbox.Waiting();
    }
}
