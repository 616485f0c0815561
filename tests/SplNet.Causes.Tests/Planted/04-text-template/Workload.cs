using Sut;

public static class Workload
{
    private static readonly Letter Reminder = new(
        "Dear {{title}} {{name|upper}},",
        "your order {{ order }} of {{day}} is still unpaid. Please send {{amount}} to {{company|title}}.",
        "Yours, {{clerk|title}}");

    private static readonly Values Recipient = new Values()
        .Set("title", "Dr").Set("name", "Chen").Set("order", 4711).Set("day", "3 May").Set("amount", 129.5).Set("company", "acme").Set(
            "clerk", "jo");

    public static object Run() => Reminder.To(Recipient);
}
